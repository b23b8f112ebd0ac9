import type { TablePlan } from '../engine/scene.ts';

/** Tables that have been planned and wait for somebody to sit down, by the slot that they will be kept in. */
export const pendingPlans = new Map<string, TablePlan>();
