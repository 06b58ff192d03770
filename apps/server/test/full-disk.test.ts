import { jonas, maya } from '@squash/testkit/cast'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSquash, type TestSquash } from './support/squash.ts'

let squash: TestSquash
beforeAll(async () => {
  squash = await startSquash()
})
afterAll(() => squash.close())

it("Squash answers writes with 503 and keeps reading when the database's disk is full", async () => {
  const m = await squash.signUp(maya)
  await squash.database.query(`
    create function no_space() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger no_space before insert or update on profiles for each row execute function no_space();
    create trigger no_space before insert on auth.users for each row execute function no_space()`)

  const refused = await m.call('update_profile', { first_name: 'May' })
  expect(refused).toMatchObject({ status: 503, body: { code: 'service.unavailable' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)

  const { email, password } = jonas
  const signUp = await squash.visitor.request('POST', '/auth/v1/signup', { email, password })
  expect(signUp).toMatchObject({ status: 503, body: { error_code: 'service_unavailable' } })
  expect(Number(signUp.headers.get('retry-after'))).toBeGreaterThan(0)

  expect((await m.call('get_dashboard', {})).status).toBe(200)
})
