/** The clock of a table, counted by the service's time. */
import type { Schemas } from "./types.ts";
/** The time of a seat when the view was made. */
export interface SeatTime {
    readonly seat: number;
    /** Seconds until its default is played; null while no time runs. */
    readonly leftS: number | null;
    /** Seconds in its bank when its open decision began. */
    readonly bankS: number;
    /** How often in a row its clock struck. */
    readonly strikes: number;
    /** Whether it is played for it, until it returns. */
    readonly isAbsent: boolean;
}
/** The times of all seats, by seat; nothing where the table has no clock. What the own clock says does not matter. */
export declare function seatTimes(view: Pick<Schemas["View"], "clock" | "server_time">): SeatTime[];
