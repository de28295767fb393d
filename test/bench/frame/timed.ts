import { performance } from 'node:perf_hooks';

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Runs `work` so often, one run after the other. @returns milliseconds of one run */
export const timed = async (work: () => Promise<unknown>, times: number): Promise<{ cpu: number; wall: number }> => {
  const [cpu, wall] = [cpuMs(), performance.now()];
  for (let time = 0; time < times; time += 1) await work();
  return { cpu: (cpuMs() - cpu) / times, wall: (performance.now() - wall) / times };
};
