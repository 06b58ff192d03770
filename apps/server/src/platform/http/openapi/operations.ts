import type { OpenAPIGenerator } from '@orpc/openapi'

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>
export type Paths = NonNullable<Document['paths']>
type Operation = NonNullable<NonNullable<Paths[string]>['get']>
export type Schema = Record<string, unknown>

/** The body of a request, or the content of a response. */
export const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

/** The bearer of a signed-in user or the service key; null: public. */
export const bearer: Operation['security'] = [{ bearer: [] }]

export const operation = (parts: Operation): Operation => parts
