import { GoTrueClient } from '@supabase/auth-js'
import { STORAGE_KEY } from './stored-session.ts'

/** The public client of the authentication protocol, as it is. */
export const createAuthClient = () =>
  new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    storageKey: STORAGE_KEY,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    flowType: 'implicit',
  })
