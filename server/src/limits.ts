/** How much may come at once, and how fast it fills up again. */
export interface Rate {
  readonly capacity: number;
  readonly perMillisecond: number;
}

/** One sender's allowance. */
export interface Bucket {
  /** Whether one more may come now. */
  take(now: number): boolean;
  readonly isFull: (now: number) => boolean;
}

export function newBucket({ capacity, perMillisecond }: Rate): Bucket {
  let level = capacity;
  let at = 0;
  const fill = (now: number): void => {
    level = Math.min(capacity, level + Math.max(0, now - at) * perMillisecond);
    at = now;
  };
  return {
    take(now) {
      fill(now);
      if (level < 1) return false;
      level -= 1;
      return true;
    },
    isFull(now) {
      fill(now);
      return level >= capacity;
    },
  };
}

/** Beyond so many senders, those who have been quiet are forgotten. */
const MANY = 10_000;

/** An allowance for each of many senders. */
export function newBuckets(rate: Rate): { take(key: string, now: number): boolean } {
  const buckets = new Map<string, Bucket>();
  return {
    take(key, now) {
      let bucket = buckets.get(key);
      if (bucket === undefined) {
        if (buckets.size >= MANY)
          for (const [one, kept] of buckets) if (kept.isFull(now)) buckets.delete(one);
        bucket = newBucket(rate);
        buckets.set(key, bucket);
      }
      return bucket.take(now);
    },
  };
}
