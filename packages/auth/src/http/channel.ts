import { ok, type Result, refuse } from '../result.ts'
import { text } from './fields.ts'

/** By which kind of message a phone is reached, as clients ask for it. */
export const channelField = { channel: text }

/** All goes by SMS; a client's wish for WhatsApp is known and not obeyed. */
export const checkChannel = ({ channel }: { channel?: string | undefined }): Result<null> =>
  channel === undefined || channel === 'sms' || channel === 'whatsapp'
    ? ok(null)
    : refuse('validation_failed', { message: "Invalid channel, supported values are 'sms' or 'whatsapp'" })
