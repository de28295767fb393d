import fc from 'fast-check';

/** A fixed seed makes scores comparable; a mutant needs one counterexample, not the smallest. */
fc.configureGlobal({ seed: 20260101, endOnFailure: true });
