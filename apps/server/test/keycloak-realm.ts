export interface KeycloakPerson {
  email: string;
  firstName: string;
  password: string;
  groups: string[];
}

/** People and groups, as a realm is imported. */
export const peopleOf = (people: readonly KeycloakPerson[]): object => ({
  groups: [...new Set(people.flatMap(({ groups }) => groups))].map((name) => ({ name })),
  users: people.map(({ email, firstName, password, groups }) => ({
    username: email,
    email,
    emailVerified: true,
    enabled: true,
    firstName,
    lastName: 'Hopper',
    groups: groups.map((name) => `/${name}`),
    credentials: [{ type: 'password', value: password, temporary: false }],
  })),
});

export const oidcClientOf = (client: {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}): object => ({
  clientId: client.clientId,
  secret: client.clientSecret,
  protocol: 'openid-connect',
  redirectUris: [client.redirectUri],
  attributes: { 'pkce.code.challenge.method': 'S256' },
  protocolMappers: [
    {
      name: 'groups',
      protocol: 'openid-connect',
      protocolMapper: 'oidc-group-membership-mapper',
      config: { 'claim.name': 'groups', 'full.path': 'false', 'id.token.claim': 'true' },
    },
  ],
});

export const samlClientOf = ({ entityId, acsUrl }: { entityId: string; acsUrl: string }): object => ({
  clientId: entityId,
  protocol: 'saml',
  frontchannelLogout: true,
  redirectUris: [acsUrl],
  attributes: {
    saml_assertion_consumer_url_post: acsUrl,
    saml_name_id_format: 'email',
    saml_force_name_id_format: 'true',
    'saml.assertion.signature': 'true',
    'saml.server.signature': 'true',
    'saml.signature.algorithm': 'RSA_SHA256',
    'saml.client.signature': 'false',
    'saml.force.post.binding': 'true',
  },
  protocolMappers: [
    attributeOf('email', 'email'),
    attributeOf('firstName', 'givenName'),
    {
      name: 'groups',
      protocol: 'saml',
      protocolMapper: 'saml-group-membership-mapper',
      config: { 'attribute.name': 'groups', 'full.path': 'false', single: 'true' },
    },
  ],
});

const attributeOf = (property: string, name: string): object => ({
  name,
  protocol: 'saml',
  protocolMapper: 'saml-user-property-mapper',
  config: { 'user.attribute': property, 'attribute.name': name, 'attribute.nameformat': 'Basic' },
});
