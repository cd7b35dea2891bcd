/**
 * @generated SignedSource<<5b03362d04aa5113ae63e331929a5480>>
 * @relayHash 251d7f51f0c9672a61c76d748cea11fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 895e1b9ba7bedf8d4264e4448c03906a62f1fb2c74e225e4dff35aa1f8cc3eba

import type { ConcreteRequest } from 'relay-runtime';
export type CadreQuery$variables = Record<PropertyKey, never>;
export type CadreQuery$data = {
  readonly site: {
    readonly entreprise: {
      readonly couleur: string | null | undefined;
    };
  };
};
export type CadreQuery = {
  response: CadreQuery$data;
  variables: CadreQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "couleur",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CadreQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Entreprise",
            "kind": "LinkedField",
            "name": "entreprise",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CadreQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Entreprise",
            "kind": "LinkedField",
            "name": "entreprise",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "895e1b9ba7bedf8d4264e4448c03906a62f1fb2c74e225e4dff35aa1f8cc3eba",
    "metadata": {},
    "name": "CadreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2f6bd6defdb91529e5ac9af3d91a9815";

export default node;
