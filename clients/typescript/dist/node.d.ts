/** What needs the files of a host like node: `deaddrop-client/node`. */
import type { Store } from "./store.ts";
/** A folder with a file for each name, readable for this user alone. What was set is on disk, whole or not at all. */
export declare class FolderStore implements Store {
    #private;
    constructor(folder: string);
    get(name: string): Promise<string | null>;
    set(name: string, text: string): Promise<void>;
    delete(name: string): Promise<void>;
}
