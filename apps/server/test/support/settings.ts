import { readSettings, type Settings } from '../../src/settings.ts'

/** The settings of a server under test. @param env further settings, as an operator would set them */
export function testSettings(env: Record<string, string> = {}): Settings {
  const read = readSettings({
    PORT: '0',
    SITE_URL: 'http://127.0.0.1:3000',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    ...env,
  })
  if (!read.ok) throw new Error(read.problem)
  return read.settings
}
