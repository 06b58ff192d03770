import { expect, it } from 'vitest'
import { listUnsubscribe } from './list-unsubscribe.ts'

it('the List-Unsubscribe header lets a mail client unsubscribe with one click', () => {
  expect(listUnsubscribe('https://squash.example/stop/abc')).toEqual({
    'List-Unsubscribe': '<https://squash.example/stop/abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})
