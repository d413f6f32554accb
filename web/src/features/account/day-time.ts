// Times of the day in the format of forms, and the reader's time zone.
export const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const two = (number: number) => String(number).padStart(2, "0");

/** Formats a minute of the day as "07:30". */
export const asTime = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
/** Returns the minute of the day of "07:30". */
export const asMinute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
