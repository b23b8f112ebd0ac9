/** Whoever called made a mistake: one line on stderr, and exit status 2. */
export class Mistake extends Error {}

/** What was to be shown is not so: one line on stderr, and exit status 1. */
export class Failed extends Error {}
