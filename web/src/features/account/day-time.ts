// Times of the day as forms write them, and the reader's time zone.
export const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const two = (number: number) => String(number).padStart(2, "0");

/** A minute of the day as "07:30". */
export const asTime = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
/** The minute of the day in "07:30". */
export const asMinute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
