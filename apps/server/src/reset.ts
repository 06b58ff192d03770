import { createInterface } from 'node:readline/promises'
import { nameOf, resetDatabase } from './reset-database.ts'
import { loadEnvironmentFile, settingsOrExit } from './start-up.ts'

/**
 * `npm run reset`: empties the database, after confirmation. `npm run reset -- --yes` does not ask. Never in
 * production.
 */
const failure = 'Nothing was deleted'
loadEnvironmentFile()
const { database, environment } = settingsOrExit(failure)
const refuse = (reason: string): never => {
  console.error(`${failure}: ${reason}`)
  process.exit(1)
}

if (environment === 'production') refuse('NODE_ENV is production.')
if (!process.argv.includes('--yes')) {
  if (!process.stdin.isTTY)
    refuse('there is no terminal to confirm in. To delete without asking, run npm run reset -- --yes.')
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(`This deletes ${nameOf(database)}, with everything in it. Type yes: `)
  prompt.close()
  if (answer.trim().toLowerCase() !== 'yes') refuse('you didn’t type yes.')
}
const was = await resetDatabase(database).catch((error: Error) => refuse(error.message))
console.log(was ? `Deleted ${nameOf(database)}.` : `There was nothing in ${nameOf(database)}.`)
