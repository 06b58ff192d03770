/**
 * Pages of other origins may call: no cookie signs anyone in, so another origin can only do what its own tokens allow.
 */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-Supabase-Api-Version, x-sb-error-code, Retry-After',
}

/** Lets a page of another origin read the answer; without it the browser hides the error code. */
export function allowOrigin(request: Headers, response: Response): Response {
  if (request.has('origin')) for (const [name, value] of Object.entries(cors)) response.headers.set(name, value)
  return response
}

export const preflightResponse = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
      'Access-Control-Max-Age': '600',
    },
  })
