/**
 * @generated SignedSource<<694d8345846b094c94785ffccbbed7e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorpsDeMessage_message$data = {
  readonly budget?: string | null | undefined;
  readonly cv?: {
    readonly name: string;
    readonly url: string;
  } | null | undefined;
  readonly description?: string;
  readonly email: string | null | undefined;
  readonly entreprise?: string | null | undefined;
  readonly lettre?: string | null | undefined;
  readonly lieu?: string | null | undefined;
  readonly message?: string;
  readonly poste?: string | null | undefined;
  readonly reference?: string;
  readonly service?: string | null | undefined;
  readonly sujet?: string | null | undefined;
  readonly telephoneLink: {
    readonly href: string | null | undefined;
    readonly text: string;
  } | null | undefined;
  readonly " $fragmentType": "CorpsDeMessage_message";
};
export type CorpsDeMessage_message$key = {
  readonly " $data"?: CorpsDeMessage_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorpsDeMessage_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorpsDeMessage_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PhoneLink",
      "kind": "LinkedField",
      "name": "telephoneLink",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "href",
          "storageKey": null
        }
      ],
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entreprise",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "service",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lieu",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "budget",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
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
        },
        {
          "alias": "lettre",
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Document",
          "kind": "LinkedField",
          "name": "cv",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "Carriere",
      "abstractKey": null
    }
  ],
  "type": "Message",
  "abstractKey": "__isMessage"
};

(node as any).hash = "8e8a94611459778085a289e3fec590a9";

export default node;
