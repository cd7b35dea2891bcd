/**
 * @generated SignedSource<<62501b3a0fa73e3df392387922d068e2>>
 * @relayHash b7f1063e540ae734e6b64bafae397313
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a95a7aaf111ff45c13a8e3ea2259e08027b02a5f7ddec6ea3fd001c9527d78e7

import type { ConcreteRequest } from 'relay-runtime';
export type useMatchesQuery$variables = {
  text: string;
};
export type useMatchesQuery$data = {
  readonly admin: {
    readonly search: ReadonlyArray<{
      readonly __typename: string;
      readonly databaseId: number;
      readonly id: string;
      readonly libelle: string;
      readonly poste?: string | null | undefined;
      readonly reference?: string;
      readonly status: boolean;
      readonly sujet?: string | null | undefined;
    }>;
  };
};
export type useMatchesQuery = {
  response: useMatchesQuery$data;
  variables: useMatchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "text",
      "variableName": "text"
    }
  ],
  "concreteType": null,
  "kind": "LinkedField",
  "name": "search",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "libelle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sujet",
          "storageKey": null
        }
      ],
      "type": "Contact",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        }
      ],
      "type": "Devis",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "poste",
          "storageKey": null
        }
      ],
      "type": "Carriere",
      "abstractKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMatchesQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Admin",
          "kind": "LinkedField",
          "name": "admin",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMatchesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a95a7aaf111ff45c13a8e3ea2259e08027b02a5f7ddec6ea3fd001c9527d78e7",
    "metadata": {},
    "name": "useMatchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "052abf59588d2ddc5a12f6820912df91";

export default node;
