// Loaded before a function whose calls are recorded: they go out when the function makes them, not when its one connection
// is free.
const { Agent } = process.getBuiltinModule('node:http');
Object.defineProperty(Agent.prototype, 'maxSockets', { get: () => Number.POSITIVE_INFINITY, set: () => {} });
