/** A time as answers carry it. */
export const isoTime = (time: Date | null): string | null => time?.toISOString() ?? null
