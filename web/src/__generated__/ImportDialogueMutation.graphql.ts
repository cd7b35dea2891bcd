/**
 * @generated SignedSource<<e81e8c46aef1bfdaab3e36945fa3dba8>>
 * @relayHash 52809e42d64e1f9d27e8cf6a374f2eed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd642145625f425f44acd2fe0dddd658e04b49484ec4b6575496e2c69034f760

import type { ConcreteRequest } from 'relay-runtime';
export type RedirectEffect = "ADDED" | "REPLACED" | "UNCHANGED";
export type ImportRedirectsInput = {
  csv: string;
  dryRun?: boolean | null | undefined;
};
export type ImportDialogueMutation$variables = {
  input: ImportRedirectsInput;
};
export type ImportDialogueMutation$data = {
  readonly importRedirects: {
    readonly added?: number;
    readonly fields?: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly first?: ReadonlyArray<{
      readonly effect: RedirectEffect;
      readonly path: string;
      readonly target: string | null | undefined;
    }>;
    readonly message?: string;
    readonly replaced?: number;
    readonly unchanged?: number;
  };
};
export type ImportDialogueMutation = {
  response: ImportDialogueMutation$data;
  variables: ImportDialogueMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "added",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replaced",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unchanged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlannedRedirect",
      "kind": "LinkedField",
      "name": "first",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "target",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "effect",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportRedirectsPayload",
  "abstractKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "Error",
  "abstractKey": "__isError"
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldError",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportDialogueMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "importRedirects",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportDialogueMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "importRedirects",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bd642145625f425f44acd2fe0dddd658e04b49484ec4b6575496e2c69034f760",
    "metadata": {},
    "name": "ImportDialogueMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1aacbb244ecbb68a6a4f660c085b2be0";

export default node;
