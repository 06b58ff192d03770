import { Writable } from 'node:stream'
import { isRecord } from '@squash/contract/is-record'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

const logged = (fields: object, message = 'something happened') => {
  let text = ''
  const destination = new Writable({
    write(line, _encoding, done) {
      text += String(line)
      done()
    },
  })
  createLog('info', destination).info(fields, message)
  return text
}

const errorIn = (line: string): unknown => {
  const entry: unknown = JSON.parse(line)
  return isRecord(entry) ? entry.err : null
}

describe('the log', () => {
  it('is one JSON object per line, with a time and a level name', () => {
    expect(JSON.parse(logged({ request: 'r1' }))).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      request: 'r1',
      msg: 'something happened',
    })
  })

  it.each([
    'password',
    'token',
    'access_token',
    'authorization',
    'email',
    'to',
    'address',
    'body',
    'user1_raw_message',
  ])('redacts %s if logged by mistake', (field) => {
    expect(logged({ [field]: 'you never do the dishes' })).not.toContain('dishes')
    expect(logged({ mail: { [field]: 'you never do the dishes' } })).not.toContain('dishes')
  })

  it('describes an error by its type and location', () => {
    const error = Object.assign(new TypeError('no such table'), { code: '42P01', table: 'dishes' })
    expect(errorIn(logged({ err: error }))).toEqual({
      type: 'TypeError',
      code: '42P01',
      table: 'dishes',
      message: 'no such table',
      stack: expect.stringMatching(/^ {4}at /),
    })
  })

  it.each(['22P02', '23505'])('omits what a database error %s quotes, including in its causes', (code) => {
    const error = Object.assign(new Error('invalid input "maya@example.com"'), {
      code,
      detail: 'Key (email)=(maya@example.com) already exists.',
      constraint: 'profiles_email_key',
    })
    const text = logged({ err: new Error('a call failed', { cause: error }) })
    expect(text).toContain(code)
    expect(text).toContain('profiles_email_key')
    expect(text).not.toContain('maya@')
  })

  it('names the paths of a failed validation, not its values', () => {
    const error = Object.assign(new Error('Output validation failed'), {
      issues: [{ path: ['conflict', 0, 'title'], message: 'Expected text' }],
      data: { title: 'you never do the dishes' },
    })
    const text = logged({ err: error })
    expect(errorIn(text)).toMatchObject({ paths: ['conflict.0.title'] })
    expect(text).not.toContain('dishes')
  })
})
