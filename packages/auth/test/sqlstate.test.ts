import { expect, it } from 'vitest'
import { sqlState } from '../src/sqlstate.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

it.each(['23505', '57014', '55P03', 'P0001', 'XX000'])('the SQLSTATE %s of a database error is recognised', (code) => {
  expect(sqlState(withCode(code))).toBe(code)
})

it.each(['EPIPE', 'EPERM', 'EBUSY', 'ECONNRESET', ''])('the code “%s” of another error is no SQLSTATE', (code) => {
  expect(sqlState(withCode(code))).toBeNull()
})
