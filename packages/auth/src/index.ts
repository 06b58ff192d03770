export { migrationsFolder } from './migrations.ts'
export type { AuthTables } from './tables.ts'
