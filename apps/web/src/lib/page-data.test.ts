import { describe, expect, it } from 'vitest'
import { readPageData } from './page-data.ts'

const data = { address: '/rules', now: '2026-03-02T09:00:00.000Z', queries: [], supportEmail: 'help@squash.example' }

describe('the data of a page that the server rendered', () => {
  it('is what hydration starts from', () => {
    expect(readPageData(JSON.stringify(data))).toEqual(data)
  })

  it.each([null, '', '{', 'null', '7', '{}', JSON.stringify({ ...data, queries: null }), '{"address":7,"queries":[]}'])(
    'is ignored when it’s truncated or malformed: %s',
    (json) => {
      expect(readPageData(json)).toBeNull()
    },
  )
})
