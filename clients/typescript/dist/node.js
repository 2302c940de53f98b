/// <reference types="node" />
/** What needs the files of a host like node: `deaddrop-client/node`. */
import { mkdirSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
const NAME = /^[0-9a-z-]{1,128}$/;
/** A folder with a file for each name, readable for this user alone. What was set is on disk, whole or not at all. */
export class FolderStore {
    #folder;
    constructor(folder) {
        mkdirSync(folder, { mode: 0o700, recursive: true });
        this.#folder = folder;
    }
    async get(name) {
        return readFile(this.#file(name), "utf8").catch((error) => {
            if (error.code === "ENOENT")
                return null;
            throw error;
        });
    }
    async set(name, text) {
        const file = this.#file(name);
        const draft = join(this.#folder, `.${name}.${process.pid}.${drafts++}.tmp`);
        try {
            const opened = await open(draft, "wx", 0o600);
            try {
                await opened.writeFile(text);
                await opened.sync();
            }
            finally {
                await opened.close();
            }
            await rename(draft, file);
        }
        catch (error) {
            await rm(draft, { force: true });
            throw error;
        }
        if (process.platform === "win32")
            return; // it has no such call, and needs none
        const folder = await open(this.#folder, "r");
        await folder.sync().finally(() => folder.close());
    }
    async delete(name) {
        await rm(this.#file(name), { force: true });
    }
    #file(name) {
        if (!NAME.test(name))
            throw new RangeError("A name that no store has");
        return join(this.#folder, name);
    }
}
let drafts = 0;
