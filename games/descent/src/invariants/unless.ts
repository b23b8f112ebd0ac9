export const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);

/** Whether nothing is there twice. */
export const areUnlike = (things: readonly unknown[]): boolean => new Set(things).size === things.length;
