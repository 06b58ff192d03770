import { AuthClient as CurrentClient } from '@supabase/auth-js'
import { AuthClient as FormerClient } from 'auth-js-2.70'

/** The oldest and the newest public client that the service supports. */
export const CLIENTS = [
  { version: '2.119.0', Client: CurrentClient },
  { version: '2.70.0', Client: FormerClient },
] as const

/** A public client in a browser of its own: only that browser's storage holds the session. */
export function openBrowser(
  Client: (typeof CLIENTS)[number]['Client'],
  url: string,
  flowType: 'implicit' | 'pkce' = 'implicit',
) {
  const stored = new Map<string, string>()
  const client = new Client({
    url,
    // A project's own client sends its key like this: the service must not take it for a session's token.
    headers: { apikey: 'sb_publishable_key', Authorization: 'Bearer sb_publishable_key' },
    flowType,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  })
  const events: string[] = []
  client.onAuthStateChange((event) => void events.push(event))
  return { client, events }
}
