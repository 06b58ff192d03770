/**
 * The folder of the numbered SQL files that create the schema `auth`; they have to run before the host's migrations.
 */
export const migrationsFolder: URL = new URL('../migrations/', import.meta.url)
