export declare const buildClient: () => Promise<void>;
