import { systemClock } from './platform/clock.ts'
import { runInServer } from './platform/command-channel/client.ts'
import { createLog } from './platform/log.ts'
import { databaseOrExit, exitWith, loadEnvironmentFile, settingsOrExit } from './start-up.ts'

/**
 * `npm run admin -- …`: an operator's manual commands, with the same settings and database as Squash itself. If a
 * Squash is running on the embedded database, it runs the command; otherwise this process opens the database.
 */
const failure = 'Nothing was done'
loadEnvironmentFile()
const settings = settingsOrExit(failure)
const args = process.argv.slice(2)

// Imported only where needed, because they bring in most of the server: a running Squash then answers a second sooner.
if (args[0] === 'move') {
  const { runMove } = await import('./move-command.ts')
  process.exit(await runMove(args[1], settings, console.log))
}

if (settings.database.kind === 'embedded') {
  const code = await runInServer(settings.database.dataDir, args, console.log).catch((error: Error) =>
    exitWith(`The command may not have finished: ${error.message}`),
  )
  if (code !== null) process.exit(code)
}

const database = await databaseOrExit(settings, createLog('silent'), failure)
const { runAdminCommand } = await import('./admin-command.ts')
const code = await runAdminCommand(args, {
  database,
  clock: systemClock,
  print: console.log,
  hasOwnKeys: settings.auth.jwtKeys !== null,
  ai: settings.ai,
})
await database.close()
process.exit(code)
