/**
 * @generated SignedSource<<561edc0c5c803413ec994a68ee8e333d>>
 * @relayHash e3527328d280fc26d32381cd138b0c41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f1ca0508008f2ef3252884354af48101c055aecfce5018ebd412c551beb3a43

import type { ConcreteRequest } from 'relay-runtime';
export type MessageType = "CARRIERE" | "CONTACT" | "DEVIS";
export type everyMessageIndesirablesQuery$variables = {
  search?: string | null | undefined;
  type: MessageType;
};
export type everyMessageIndesirablesQuery$data = {
  readonly admin: {
    readonly everyIndesirable: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type everyMessageIndesirablesQuery = {
  response: everyMessageIndesirablesQuery$data;
  variables: everyMessageIndesirablesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    },
    {
      "kind": "Variable",
      "name": "type",
      "variableName": "type"
    }
  ],
  "concreteType": "Indesirable",
  "kind": "LinkedField",
  "name": "everyIndesirable",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "everyMessageIndesirablesQuery",
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
            (v3/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "everyMessageIndesirablesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8f1ca0508008f2ef3252884354af48101c055aecfce5018ebd412c551beb3a43",
    "metadata": {},
    "name": "everyMessageIndesirablesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ab7638835999eb5217d17708b11b34f";

export default node;
