/** Names and documents of the standard (RFC 7643, 5 to 8.7). */
export const urns = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  config: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
} as const;

/** Resources in one page at most. */
export const mostResults = 200;

export const serviceProviderConfig = (base: string) => ({
  schemas: [urns.config],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostResults },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API key',
      description: 'An API key with the permission scim_provision, sent as a bearer token',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

export const resourceTypes = (base: string) =>
  (['User', 'Group'] as const).map((name) => ({
    schemas: [urns.resourceType],
    id: name,
    name,
    endpoint: `/${name}s`,
    schema: name === 'User' ? urns.user : urns.group,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  }));

interface AttributeTraits {
  type?: 'string' | 'boolean' | 'complex';
  multiValued?: boolean;
  required?: boolean;
  caseExact?: boolean;
  mutability?: 'readWrite' | 'readOnly' | 'immutable';
  uniqueness?: 'none' | 'server';
  subAttributes?: object[];
}

const attribute = (name: string, description: string, traits: AttributeTraits = {}) => ({
  name,
  description,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...traits,
});

const value = (description: string) => attribute('value', description);
const display = attribute('display', 'A name to show', { mutability: 'readOnly' });

export const schemaDocuments = (base: string) =>
  [
    {
      id: urns.user,
      name: 'User',
      description: 'A member of the workspace',
      attributes: [
        attribute('userName', 'What the directory calls the person; the address when it is one', {
          required: true,
          uniqueness: 'server',
        }),
        attribute('name', 'The parts of the name', {
          type: 'complex',
          subAttributes: [
            attribute('formatted', 'The whole name'),
            attribute('givenName', 'First name'),
            attribute('familyName', 'Last name'),
          ],
        }),
        attribute('displayName', 'A name to show'),
        attribute('emails', 'Addresses; the primary one signs in', {
          type: 'complex',
          multiValued: true,
          subAttributes: [
            value('The address'),
            attribute('type', 'work'),
            attribute('primary', 'Is it the main one?', { type: 'boolean' }),
          ],
        }),
        attribute('active', 'False locks the member', { type: 'boolean' }),
        attribute('roles', 'The role in the workspace: viewer, editor or admin', {
          type: 'complex',
          multiValued: true,
          subAttributes: [
            value('The role'),
            attribute('primary', 'Is it the main one?', { type: 'boolean' }),
          ],
        }),
        attribute('groups', 'The groups that the member is in', {
          type: 'complex',
          multiValued: true,
          mutability: 'readOnly',
          subAttributes: [value('The id of the group'), display],
        }),
      ],
    },
    {
      id: urns.group,
      name: 'Group',
      description: 'A group of members',
      attributes: [
        attribute('displayName', 'The name of the group', { required: true, uniqueness: 'server' }),
        attribute('members', 'Who is in it', {
          type: 'complex',
          multiValued: true,
          subAttributes: [
            attribute('value', 'The id of the member', { mutability: 'immutable', caseExact: true }),
            display,
          ],
        }),
      ],
    },
  ].map((document) => ({
    schemas: [urns.schema],
    ...document,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${document.id}` },
  }));
