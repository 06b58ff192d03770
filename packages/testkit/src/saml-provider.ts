import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { generate } from 'selfsigned'
import { SignedXml } from 'xml-crypto'

type SamlPerson = { nameId: string; email: string; firstName: string; lastName: string }
/** The form that a browser carries from an organisation to a service. */
export type SamlAnswer = { SAMLResponse: string; RelayState: string }

/** An assertion's contents apart from the user; tests may change each of them. */
export type SamlStatement = {
  issuer: string
  audience: string
  recipient: string
  /** null for an unsolicited assertion, which names no request. */
  inResponseTo: string | null
  nameIdFormat: string
  notBefore: Date
  notOnOrAfter: Date
}

export type SamlProvider = {
  entityId: string
  /** The metadata that its operator gives to services. */
  metadata: string
  /**
   * Signs in a user who was sent to `url`, for the service that the request names.
   * @param changes to the assertion's contents, before it is signed
   */
  answer(url: string, person: SamlPerson, changes?: Partial<SamlStatement>): SamlAnswer
}

const signInUrl = 'https://idp.example/sign-in'
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

/** An organisation's identity provider with a key of its own. It needs no server: a browser carries every message. */
export async function createSamlProvider(given: { entityId?: string } = {}): Promise<SamlProvider> {
  const { cert, private: privateKey } = await generate([{ name: 'commonName', value: 'idp.example' }], {
    keySize: 2048,
  })
  const entityId = given.entityId ?? 'https://idp.example/metadata'
  return {
    entityId,
    metadata: metadataOf(entityId, cert),
    answer(url, person, changes = {}) {
      const { searchParams } = new URL(url)
      const request = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString('utf8')
      const now = Date.now()
      const recipient = attributeOf(request, 'AssertionConsumerServiceURL')
      const statement: SamlStatement = {
        issuer: entityId,
        audience: /Issuer[^>]*>([^<]+)</.exec(request)?.[1] ?? '',
        recipient,
        inResponseTo: attributeOf(request, 'ID'),
        nameIdFormat: persistent,
        notBefore: new Date(now - 1000),
        notOnOrAfter: new Date(now + 300_000),
        ...changes,
      }
      const response = sign(responseOf(person, statement), { privateKey, cert })
      return {
        SAMLResponse: Buffer.from(response).toString('base64'),
        RelayState: searchParams.get('RelayState') ?? '',
      }
    },
  }
}

const attributeOf = (xml: string, name: string): string => new RegExp(` ${name}="([^"]+)"`).exec(xml)?.[1] ?? ''

const metadataOf = (entityId: string, cert: string): string =>
  `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>
      <ds:X509Certificate>${cert.replace(/-----[^-]+-----/g, '')}</ds:X509Certificate>
    </ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${signInUrl}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`

function responseOf(person: SamlPerson, statement: SamlStatement): string {
  const now = new Date().toISOString()
  const [notBefore, notOnOrAfter] = [statement.notBefore, statement.notOnOrAfter].map((time) => time.toISOString())
  const request = statement.inResponseTo === null ? '' : `InResponseTo="${statement.inResponseTo}" `
  const attribute = (name: string, value: string) =>
    `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`
  const assertion = [
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${now}">`,
    `<saml:Issuer>${statement.issuer}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${statement.nameIdFormat}">${person.nameId}</saml:NameID>`,
    '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">',
    `<saml:SubjectConfirmationData ${request}NotOnOrAfter="${notOnOrAfter}" Recipient="${statement.recipient}"/>`,
    '</saml:SubjectConfirmation></saml:Subject>',
    `<saml:Conditions NotBefore="${notBefore}" NotOnOrAfter="${notOnOrAfter}">`,
    `<saml:AudienceRestriction><saml:Audience>${statement.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${now}" SessionIndex="_${randomUUID()}"><saml:AuthnContext>`,
    '<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef>',
    '</saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>',
    attribute('email', person.email),
    attribute('firstName', person.firstName),
    attribute('lastName', person.lastName),
    '</saml:AttributeStatement></saml:Assertion>',
  ].join('')
  return [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_${randomUUID()}" Version="2.0" `,
    `IssueInstant="${now}" Destination="${statement.recipient}" ${request}>`,
    `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${statement.issuer}</saml:Issuer>`,
    '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>',
    `${assertion}</samlp:Response>`,
  ].join('')
}

function sign(xml: string, { privateKey, cert }: { privateKey: string; cert: string }): string {
  const canonical = 'http://www.w3.org/2001/10/xml-exc-c14n#'
  const signature = new SignedXml({
    privateKey,
    publicCert: cert,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: canonical,
  })
  const assertion = "//*[local-name(.)='Assertion']"
  signature.addReference({
    xpath: assertion,
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', canonical],
  })
  signature.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `${assertion}/*[local-name(.)='Issuer']`, action: 'after' },
  })
  return signature.getSignedXml()
}
