import { escapeIdentifier } from 'pg'

type Listener = { onMessage: (payload: string) => void; onReconnect: () => void }

/** The listeners of each channel, independent of the connection that delivers the messages. */
export const createChannels = () => {
  const channels = new Map<string, Set<Listener>>()
  return {
    /** @returns a function that removes the listener; LISTEN stays active for the channel, as there are only a few */
    add(channel: string, onMessage: (payload: string) => void, onReconnect: () => void = () => {}) {
      const listener = { onMessage, onReconnect }
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners.add(listener))
      return async () => {
        listeners.delete(listener)
      }
    },
    deliver(message: { channel: string; payload?: string | undefined }) {
      for (const { onMessage } of channels.get(message.channel) ?? []) onMessage(message.payload ?? '')
    },
    reconnected() {
      for (const listeners of channels.values()) for (const { onReconnect } of listeners) onReconnect()
    },
    /** LISTEN statements for a new connection. */
    statements: () => [...channels.keys()].map(listenTo),
  }
}

export const listenTo = (channel: string) => `listen ${escapeIdentifier(channel)}`
