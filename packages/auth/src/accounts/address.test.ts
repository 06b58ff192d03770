import { describe, expect, it } from 'vitest'
import { parsePhone, parseReachablePhone } from './address.ts'

describe('a phone number', () => {
  it.each(['+491701234567', '491701234567', ' +49 170 1234567'.trim(), '49 170 123 45 67'])(
    'is stored as digits: %s',
    (text) => {
      expect(parsePhone(text)).toEqual({ ok: true, value: '491701234567' })
    },
  )

  it.each(['', '+', '0170 1234567', '++491701234567', '+49-170-1234567', '1', '1234567890123456', '٤٩١٧٠', '+49x'])(
    'is rejected when it is malformed: %j',
    (text) => {
      expect(parsePhone(text)).toMatchObject({ ok: false, code: 'validation_failed' })
    },
  )

  it.each(['+15550001234', '+491701234567', '+447700900123', '+12025550123'])('can receive texts: %s', (text) => {
    expect(parseReachablePhone(text).ok).toBe(true)
  })

  it.each(['+9991234567', '+1234', '+49', '+120255501234567'])('receives no texts when it cannot exist: %s', (text) => {
    expect([parsePhone(text).ok, parseReachablePhone(text).ok]).toEqual([true, false])
  })
})
