import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { createSpaceCheck } from './disk-space.ts'

const database = await testDatabase()
afterAll(database.close)

const diskFull = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })

describe('the database disk', () => {
  it('counts as full after a statement fails for lack of space, until space can be allocated', async () => {
    let isFull = true
    let asked = 0
    const space = createSpaceCheck(async () => {
      asked += 1
      if (isFull) throw diskFull
    })
    expect(await space.hasSpace()).toBe(true)
    space.note(Object.assign(new Error('not unique'), { code: '23505' }))
    expect(await space.hasSpace()).toBe(true)
    expect(asked).toBe(0)

    space.note(diskFull)
    expect([await space.hasSpace(), await space.hasSpace()]).toEqual([false, false])
    isFull = false
    expect([await space.hasSpace(), await space.hasSpace()]).toEqual([true, true])
    expect(asked).toBe(3)
  })

  it('counts as having space again when the database cannot be queried', async () => {
    const space = createSpaceCheck(async () => {
      throw Object.assign(new Error('permission denied'), { code: '42501' })
    })
    space.note(diskFull)
    expect(await space.hasSpace()).toBe(true)
  })

  it('is probed by a statement that leaves nothing behind', async () => {
    const fail = `do $$ begin raise exception 'no space' using errcode = '53100'; end $$`
    await expect(database.query(fail)).rejects.toMatchObject({ code: '53100' })
    database.statements.length = 0
    expect(await database.hasSpace()).toBe(true)
    expect(database.statements).toMatchObject([{ sql: expect.stringContaining('create temp table') }])
    expect((await database.query(`select to_regclass('pg_temp.space_check') as left`)).rows).toEqual([{ left: null }])
  })
})
