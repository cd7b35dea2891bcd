/**
 * @generated SignedSource<<c3d5a7f3ee067430ea140c430005e269>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Lecture_message$data = {
  readonly createdAt: string;
  readonly email: string | null | undefined;
  readonly id: string;
  readonly libelle: string;
  readonly lu: boolean;
  readonly poste?: string | null | undefined;
  readonly reference?: string;
  readonly softdelete: boolean;
  readonly status: boolean;
  readonly sujet?: string | null | undefined;
  readonly telephoneLink: {
    readonly href: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CorpsDeMessage_message">;
  readonly " $fragmentType": "Lecture_message";
};
export type Lecture_message$key = {
  readonly " $data"?: Lecture_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"Lecture_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Lecture_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
          "name": "href",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lu",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "softdelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CorpsDeMessage_message"
    }
  ],
  "type": "Message",
  "abstractKey": "__isMessage"
};

(node as any).hash = "f5b45b581ffd88ba16b1f2ba2db316ab";

export default node;
