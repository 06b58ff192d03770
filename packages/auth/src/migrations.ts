/** The folder of the numbered SQL files that make the schema `auth`; they run before the migrations of whoever mounts the service. */
export const migrationsFolder: URL = new URL('../migrations/', import.meta.url)
