"""Agents, and conversations with them over the socket."""

import threading

from elevenlabs.conversational_ai.conversation import (
    ClientTools,
    Conversation,
    ConversationInitiationData,
)
from cases import GIVEN, case, client, fits, refused, run

AGENT = GIVEN["agent"]


class Talk:
    """A conversation, with what was said in it."""

    def __init__(self, config=None, **more):
        self.said = []
        self._heard = threading.Condition()
        self.conversation = Conversation(
            client,
            AGENT,
            requires_auth=GIVEN["isClosed"],
            config=config,
            callback_agent_response=self._note,
            **more,
        )
        self.conversation.start_session()

    def _note(self, text):
        with self._heard:
            self.said.append(text)
            self._heard.notify_all()

    def hear(self, count):
        with self._heard:
            assert self._heard.wait_for(lambda: len(self.said) >= count, 500), self.said
        return self.said[count - 1]

    def end(self):
        self.conversation.end_session()
        return self.conversation.wait_for_session_end()


@case("[AGT-001] a conversation in writing by a signed address")
def _():
    talk = Talk()
    assert talk.hear(1) == "Hello, this is the reception."
    talk.conversation.send_contextual_update("The caller is in a hurry.")
    talk.conversation.send_user_message("When are you open?")
    assert talk.hear(2) == "We are open nine to five."
    conversation_id = talk.end()
    kept = fits(client.conversational_ai.conversations.get(conversation_id))
    assert kept.agent_id == AGENT
    page = fits(client.conversational_ai.conversations.list(agent_id=AGENT))
    assert conversation_id in [one.conversation_id for one in page.conversations]


@case("[AGT-020] a tool of the client")
def _():
    tools = ClientTools()
    shown = []
    tools.register("show_room", lambda given: shown.append(given["room"]) or "the blue room")
    talk = Talk(client_tools=tools)
    talk.hear(1)
    talk.conversation.send_user_message("Show me a room.")
    assert talk.hear(2) == "I see the blue room"
    assert shown == ["blue"]
    talk.end()


@case("[AGT-001] variables and overrides")
def _():
    override = {"agent": {"first_message": "Hello {{name}}."}}
    config = ConversationInitiationData(conversation_config_override=override, dynamic_variables={"name": "Ada"})
    talk = Talk(config)
    assert talk.hear(1) == "Hello Ada."
    talk.end()


@case("[AGT-007] agents are made, listed and deleted")
def _():
    agents = client.conversational_ai.agents
    made = fits(agents.create(conversation_config={"agent": {"first_message": "Hi."}}, name="By Python")).agent_id
    assert fits(agents.get(made)).conversation_config.agent.first_message == "Hi."
    assert made in [agent.agent_id for agent in fits(agents.list(search="Python")).agents]
    agents.delete(made)
    refused(404, lambda: agents.get(made))


run()
