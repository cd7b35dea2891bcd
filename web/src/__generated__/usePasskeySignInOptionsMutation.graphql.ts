/**
 * @generated SignedSource<<2b9d9da03c1a138288affe85c85d0df1>>
 * @relayHash c5c30c285a9c8418e38028c5ad0cd8db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a2400da97805a73f6163e2904f6552f475ed8594620944d36e5daa061a2b650

import type { ConcreteRequest } from 'relay-runtime';
export type usePasskeySignInOptionsMutation$variables = Record<PropertyKey, never>;
export type usePasskeySignInOptionsMutation$data = {
  readonly passkeySignInOptions: {
    readonly options: string | null | undefined;
  };
};
export type usePasskeySignInOptionsMutation = {
  response: usePasskeySignInOptionsMutation$data;
  variables: usePasskeySignInOptionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PasskeySignInOptionsPayload",
    "kind": "LinkedField",
    "name": "passkeySignInOptions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePasskeySignInOptionsMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePasskeySignInOptionsMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7a2400da97805a73f6163e2904f6552f475ed8594620944d36e5daa061a2b650",
    "metadata": {},
    "name": "usePasskeySignInOptionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2c66ddf778473dabb96d16a03d0c9452";

export default node;
