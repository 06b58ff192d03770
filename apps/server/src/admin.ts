import { runAdminCommand } from './admin-command.ts'
import { systemClock } from './platform/clock.ts'
import { migrate } from './platform/database/migrate.ts'
import { createLog } from './platform/log.ts'
import { databaseOrExit, loadEnvironmentFile, settingsOrExit } from './start-up.ts'

/** `npm run admin -- …`: what an operator does by hand, on the same settings and database as Squash itself. */
const failure = 'Nothing was done'
loadEnvironmentFile()
const settings = settingsOrExit(failure)
const database = await databaseOrExit(settings, createLog('silent'), failure)
await migrate(database)
const code = await runAdminCommand(process.argv.slice(2), {
  database,
  clock: systemClock,
  print: console.log,
  hasOwnKeys: settings.auth.jwtKeys !== null,
})
await database.close()
process.exit(code)
