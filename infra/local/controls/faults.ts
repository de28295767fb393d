import { type Faults, faultSchema } from '../../emulators/faults.ts';
import { control, type LocalRoute, parseBody } from './control.ts';

/** Injects faults into the stand-ins. */
export const faultControls = (faults: Faults): LocalRoute[] => [
  control('POST', '/_local/faults', ({ body }) => {
    const fault = parseBody(faultSchema, body);
    faults.add(fault);
    return fault;
  }),
  control('DELETE', '/_local/faults', () => {
    faults.clear();
    return { cleared: true };
  }),
];
