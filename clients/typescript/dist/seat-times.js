/** The clock of a table, counted by the service's time. */
/** The times of all seats, by seat; nothing where the table has no clock. What the own clock says does not matter. */
export function seatTimes(view) {
    const now = Date.parse(view.server_time);
    return (view.clock?.seats ?? []).map(({ seat, deadline, bank_ms, strikes, absent }) => ({
        seat,
        leftS: deadline === null ? null : (Date.parse(deadline) - now) / 1000,
        bankS: bank_ms / 1000,
        strikes,
        isAbsent: absent,
    }));
}
