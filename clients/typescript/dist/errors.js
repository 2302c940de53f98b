/** Errors: refusals of the service, a service that is away, a history that changed. */
/** The service refused a request. `code` is the contract, the message is for people. */
export class ProblemError extends Error {
    name = "ProblemError";
    status;
    /** From the registry of problems; null where something before the service answered, such as a proxy. */
    code;
    /** The whole problem document (RFC 9457); null as with `code`. */
    problem;
    constructor(status, body) {
        const problem = isProblem(body) ? body : null;
        super(problem === null ? `The service answered ${status}` : `${status} ${problem.code}: ${problem.detail}`);
        this.status = status;
        this.code = problem?.code ?? null;
        this.problem = problem;
    }
}
const isProblem = (body) => typeof body === "object" && body !== null && "code" in body && typeof body.code === "string";
/** No answer after all retries. A command may have been carried out all the same. */
export class ServiceUnreachable extends Error {
    name = "ServiceUnreachable";
}
/** The history that the service shows does not continue the one shown before. A checkpoint proves `held`. */
export class HistoryChanged extends Error {
    name = "HistoryChanged";
    /** What was noticed. */
    why;
    /** The last event whose chain was checked, or a head that was kept; null before the first. */
    held;
    /** What the service shows in its place; the digest is null where only the version is known. */
    found;
    /** The last version that is the same; null where that was not found out. */
    since;
    /** What the operator says of it in the log; null if nothing. */
    restored;
    constructor(why, held, found, since = null, restored = null) {
        const said = restored === null ? "" : `; the operator restored it: ${JSON.stringify(restored.reason)}`;
        super(`The history of the game changed: ${why}${said}`);
        this.why = why;
        this.held = held;
        this.found = found;
        this.since = since;
        this.restored = restored;
    }
}
/** A head is not signed by a key that this client pinned at its first visit, or wrongly. */
export class UntrustedSignature extends Error {
    name = "UntrustedSignature";
}
