import type { User } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { proofsOf } from './delete-dialog.tsx'

const identity = (provider: string) => ({ id: '1', user_id: '1', identity_id: '1', provider })
const account = (over: Partial<User>): User => ({
  id: '1',
  app_metadata: {},
  user_metadata: {},
  aud: 'authenticated',
  created_at: '2026-03-02T09:00:00Z',
  ...over,
})

describe('the proof of identity for deleting an account', () => {
  it.each([
    [
      'by the password, or a code',
      { email: 'maya@example.com', identities: [identity('email')] },
      ['password', 'code'],
    ],
    [
      'by a code, who came through a provider',
      { email: 'maya@example.com', identities: [identity('google')] },
      ['code'],
    ],
    [
      'by a texted code, without an address',
      { phone: '4917012345', identities: [identity('phone')] },
      ['password', 'code'],
    ],
    [
      'by having just signed in, with a wallet alone',
      { email: '', phone: '', identities: [identity('web3')] },
      ['session'],
    ],
  ] as const)('%s', (_, over, proofs) => {
    expect(proofsOf(account({ ...over, identities: [...over.identities] }))).toEqual(proofs)
  })
})
