/**
 * @generated SignedSource<<024ae8f67ecc69bdb54e51c87e92a78c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckRule = "HEADINGS" | "IMAGE_ALT" | "IMAGE_SIZE" | "LEGAL" | "LINK" | "PLACEHOLDER" | "POSITION" | "SUMMARY" | "TYPOGRAPHY";
import type { FragmentRefs } from "relay-runtime";
export type Relecture_content$data = {
  readonly checks: ReadonlyArray<{
    readonly correction: string | null | undefined;
    readonly field: string;
    readonly message: string;
    readonly rule: CheckRule;
  }> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "Relecture_content";
};
export type Relecture_content$key = {
  readonly " $data"?: Relecture_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"Relecture_content">;
};

import RelectureQuery_graphql from './RelectureQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "tape"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": RelectureQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "Relecture_content",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "with",
          "variableName": "tape"
        }
      ],
      "concreteType": "Check",
      "kind": "LinkedField",
      "name": "checks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "correction",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "ebabaeecd3b0acafff739446c6e62c95";

export default node;
