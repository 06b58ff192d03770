import { GoTrueClient } from '@supabase/auth-js'
import { STORAGE_KEY } from './session.ts'

/** The public client of the authentication protocol, unmodified. */
export const createAuthClient = () =>
  new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    storageKey: STORAGE_KEY,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    flowType: 'implicit',
  })
