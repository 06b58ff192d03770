import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

/** The OpenID provider's storage: in memory, for one test. */
export function memoryAdapter(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>()
  const find = (name: string, matches: (payload: AdapterPayload) => boolean) =>
    [...kept].find(([key, payload]) => key.startsWith(`${name}:`) && matches(payload))?.[1]

  return (name): Adapter => ({
    upsert: async (id, payload) => void kept.set(`${name}:${id}`, payload),
    find: async (id) => kept.get(`${name}:${id}`),
    findByUid: async (uid) => find(name, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => find(name, (payload) => payload.userCode === userCode),
    destroy: async (id) => void kept.delete(`${name}:${id}`),
    async consume(id) {
      const payload = kept.get(`${name}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async revokeByGrantId(grantId) {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
    },
  })
}
