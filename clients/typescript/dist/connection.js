/** What all objects of one service share: its typed client, and how requests are sent. */
import createClient, {} from "openapi-fetch";
import { Accounts } from "./accounts.js";
import { ProblemError } from "./errors.js";
import { send, transport } from "./transport.js";
import { Vault } from "./vault.js";
/** Raises a TypeError for an address with a user or password in it, and does not quote it. */
export function connection(url, { check = true, luck = check, store, ...options }) {
    const { username, password, href } = new URL(url);
    if (username || password)
        throw new TypeError("The service's address holds a user or a password");
    const how = transport(options);
    const baseUrl = href.replace(/[/?#]*$/, "");
    const api = createClient({ baseUrl, fetch: (request) => send(request, how) });
    const accounts = new Accounts(baseUrl, store ?? new Map());
    return { api, how, check, vault: new Vault(baseUrl, store, luck && check), accounts };
}
/** The body of a good answer. Raises ProblemError for any other. */
export function body({ data, error, response }) {
    if (!response.ok)
        throw new ProblemError(response.status, error);
    return data;
}
export const bearer = (token) => token === null ? {} : { Authorization: `Bearer ${token}` };
