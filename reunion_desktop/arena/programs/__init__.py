"""Programs of others as processes: started, listened to and ended with all they started."""
