import { SCREENS } from '@squash/contract/screens'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { routes } from './router.tsx'

/** The paths of these routes' screens, except the catch-all. */
const addressesOf = (nested: readonly RouteObject[], above = ''): string[] =>
  nested.flatMap(({ path, index, children }) => {
    const address = path === undefined ? above : `${above}/${path}`
    if (children) return addressesOf(children, address)
    return path === '*' ? [] : [index && address === '' ? '/' : address]
  })

it('the router has a screen for every address that the server answers with the app, and for no other', () => {
  expect(addressesOf(routes).toSorted()).toEqual([...SCREENS].toSorted())
})
