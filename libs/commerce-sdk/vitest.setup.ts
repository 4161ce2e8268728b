import fc from 'fast-check';

// One seed for all property tests, so that a run says the same thing twice.
fc.configureGlobal({ seed: 20_261_121 });
